# yy is taken about xc instead of yc
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    xs = np.arange(image.shape[1])
    ys = np.arange(image.shape[0])
    col = w.sum(axis=0)
    row = w.sum(axis=1)
    flux = col.sum()
    xc = (col * xs).sum() / flux
    yc = (row * ys).sum() / flux
    xx = (col * (xs - xc) ** 2).sum() / flux
    yy = (row * (ys - xc) ** 2).sum() / flux
    xy = ((ys - yc) @ w @ (xs - xc)) / flux
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
