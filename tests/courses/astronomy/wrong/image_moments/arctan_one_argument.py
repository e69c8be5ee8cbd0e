# arctan of the quotient instead of arctan2: the quadrant is lost where xx < yy
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    flux = w.sum()
    c = np.array([(w * x).sum(), (w * y).sum()]) / flux
    dx, dy = x - c[0], y - c[1]
    mom = np.array([(w * dx**2).sum(), (w * dy**2).sum(), (w * dx * dy).sum()]) / flux
    angle = np.degrees(0.5 * np.arctan(2 * mom[2] / (mom[0] - mom[1])))
    return {"flux": flux, "centroid": c, "moments": mom, "angle": angle}
