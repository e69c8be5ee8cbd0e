# distances are rounded to the nearest ring instead of down
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.round(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        here = ring == k
        n = np.count_nonzero(here)
        light[k] = image[here].sum() - n * sky
        if n:
            profile[k] = light[k] / n
    return {"profile": profile / profile.max(), "growth": np.cumsum(light) / star["flux"]}
