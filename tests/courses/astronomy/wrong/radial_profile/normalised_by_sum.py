# the profile is divided by its sum instead of its largest value
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    c = star["centroid"]
    y, x = np.indices(image.shape)
    r = np.hypot(x - c[0], y - c[1])
    profile = []
    light = []
    for k in range(bins):
        values = image[(r >= width * k) & (r < width * (k + 1))] - sky
        light.append(values.sum())
        profile.append(values.mean() if values.size else 0.0)
    profile = np.array(profile)
    return {"profile": profile / profile.sum(), "growth": np.cumsum(np.array(light)) / star["flux"]}
