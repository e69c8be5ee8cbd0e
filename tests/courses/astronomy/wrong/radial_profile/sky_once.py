# the sky is subtracted only once from the sum of each ring
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        n = np.sum(ring == k)
        if n > 0:
            light[k] = np.sum(image[ring == k]) - sky
            profile[k] = light[k] / n
    return {"profile": profile / np.max(profile), "growth": np.cumsum(light) / star["flux"]}
