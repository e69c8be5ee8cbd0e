# the angle is in radians
def image_moments(image, sky):
    w = image - sky
    w[w < 0] = 0
    y, x = np.indices(w.shape)
    flux = np.sum(w)
    xc = np.sum(w * x) / flux
    yc = np.sum(w * y) / flux
    dx = x - xc
    dy = y - yc
    xx, yy, xy = [np.sum(w * q) / flux for q in (dx**2, dy**2, dx * dy)]
    angle = 0.5 * np.arctan2(2 * xy, xx - yy)
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
