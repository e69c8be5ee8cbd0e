# the square root of the distance is missing: rings of equal area in r**2
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    r = (x - xc) ** 2 + (y - yc) ** 2
    which = (r // width).astype(int)
    net = image - sky
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for i in range(image.shape[0]):
        for j in range(image.shape[1]):
            if which[i, j] < bins:
                light[which[i, j]] += net[i, j]
    for k in range(bins):
        n = np.sum(which == k)
        if n > 0:
            profile[k] = light[k] / n
    return {"profile": profile / profile.max(), "growth": np.cumsum(light) / star["flux"]}
