# xx + yy instead of xx - yy in the angle
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    norm = w.sum()
    xc = (w * x).sum() / norm
    yc = (w * y).sum() / norm
    xx = (w * x * x).sum() / norm - xc**2
    yy = (w * y * y).sum() / norm - yc**2
    xy = (w * x * y).sum() / norm - xc * yc
    tan2 = 2 * xy / (xx + yy)
    angle = np.degrees(np.arctan(tan2)) / 2
    return {"flux": norm, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
