# two mistakes: the centroid is returned as [y, x], and the factor one half of the angle is missing
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    flux = w.sum()
    xc = np.sum(w * x) / flux
    yc = np.sum(w * y) / flux
    xx = np.sum(w * (x - xc) ** 2) / flux
    yy = np.sum(w * (y - yc) ** 2) / flux
    xy = np.sum(w * (x - xc) * (y - yc)) / flux
    return {"flux": flux, "centroid": np.array([yc, xc]), "moments": np.array([xx, yy, xy]),
            "angle": np.degrees(np.arctan2(2 * xy, xx - yy))}
