# pixels below the sky are not set to 0: they have negative weights
def image_moments(image, sky):
    w = image - sky
    flux = np.sum(w)
    p = w / flux
    px = p.sum(axis=0)
    py = p.sum(axis=1)
    x = np.arange(image.shape[1])
    y = np.arange(image.shape[0])
    xc = px @ x
    yc = py @ y
    xx = px @ (x - xc) ** 2
    yy = py @ (y - yc) ** 2
    xy = (y - yc) @ p @ (x - xc)
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
