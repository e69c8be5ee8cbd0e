# the distance is multiplied by the width instead of divided
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) * width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        counts = image[ring == k] - sky
        light[k] = np.sum(counts)
        profile[k] = light[k] / max(counts.size, 1)
    return {"profile": profile / np.max(profile), "growth": np.cumsum(light) / star["flux"]}
