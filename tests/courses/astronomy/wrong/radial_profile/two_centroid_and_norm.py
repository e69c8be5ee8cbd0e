# two mistakes: xc and yc are swapped, and the profile is not divided by its largest value
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    yc, xc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        counts = image[ring == k] - sky
        light[k] = np.sum(counts)
        if counts.size > 0:
            profile[k] = light[k] / counts.size
    return {"profile": profile, "growth": np.cumsum(light) / star["flux"]}
