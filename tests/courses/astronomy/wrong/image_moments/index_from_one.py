# pixels are counted from 1 instead of 0
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    x = np.arange(1, image.shape[1] + 1)[None, :]
    y = np.arange(1, image.shape[0] + 1)[:, None]
    f = np.sum(w)
    xm = np.sum(w * x) / f
    ym = np.sum(w * y) / f
    m20 = np.sum(w * (x - xm) ** 2) / f
    m02 = np.sum(w * (y - ym) ** 2) / f
    m11 = np.sum(w * (x - xm) * (y - ym)) / f
    return {"flux": f, "centroid": np.array([xm, ym]), "moments": np.array([m20, m02, m11]),
            "angle": np.degrees(np.arctan2(2 * m11, m20 - m02) / 2)}
