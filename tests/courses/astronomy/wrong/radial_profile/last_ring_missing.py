# the loop ends one ring too early
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    k = 0
    while k < bins - 1:
        sel = np.logical_and(r >= k * width, r < (k + 1) * width)
        light[k] = np.sum(image[sel] - sky)
        if np.any(sel):
            profile[k] = np.mean(image[sel] - sky)
        k += 1
    return {"profile": profile / np.max(profile), "growth": np.cumsum(light) / star["flux"]}
