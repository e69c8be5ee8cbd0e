# the profile holds the sum of each ring, not the mean
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    light = np.array([np.sum((image - sky)[ring == k]) for k in range(bins)])
    return {"profile": light / np.max(light), "growth": np.cumsum(light) / star["flux"]}
