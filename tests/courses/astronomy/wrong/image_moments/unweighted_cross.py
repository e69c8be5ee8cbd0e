# xy is weighted twice
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    flux = w.sum()
    y, x = np.indices(image.shape)
    xc = np.sum(w * x) / flux
    yc = np.sum(w * y) / flux
    wx = w * (x - xc)
    wy = w * (y - yc)
    xx = np.sum(wx * (x - xc)) / flux
    yy = np.sum(wy * (y - yc)) / flux
    xy = np.sum(wx * wy) / flux
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
