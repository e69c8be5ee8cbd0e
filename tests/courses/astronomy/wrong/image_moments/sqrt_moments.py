# widths (square roots of xx and yy) are returned in the place of the moments xx and yy
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    w1 = w / w.sum()
    y, x = np.indices(w.shape)
    xc = (w1 * x).sum()
    yc = (w1 * y).sum()
    xx = (w1 * (x - xc) ** 2).sum()
    yy = (w1 * (y - yc) ** 2).sum()
    xy = (w1 * (x - xc) * (y - yc)).sum()
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": w.sum(), "centroid": np.array([xc, yc]), "moments": np.array([np.sqrt(xx), np.sqrt(yy), xy]), "angle": angle}
