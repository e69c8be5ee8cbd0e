# the factor 2 before xy in the angle is missing
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(w.shape)
    flux = np.sum(w)
    xc = np.average(x, weights=w)
    yc = np.average(y, weights=w)
    xx = np.average((x - xc) ** 2, weights=w)
    yy = np.average((y - yc) ** 2, weights=w)
    xy = np.average((x - xc) * (y - yc), weights=w)
    angle = 0.5 * np.arctan2(xy, xx - yy) * 180 / np.pi
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
