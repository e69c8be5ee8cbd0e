# x and y are mixed up: x counts the rows
def image_moments(image, sky):
    weight = np.clip(image - sky, 0, None)
    x, y = np.indices(image.shape)
    flux = weight.sum()
    xc, yc = (weight * x).sum() / flux, (weight * y).sum() / flux
    xx = (weight * (x - xc) ** 2).sum() / flux
    yy = (weight * (y - yc) ** 2).sum() / flux
    xy = (weight * (x - xc) * (y - yc)).sum() / flux
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
