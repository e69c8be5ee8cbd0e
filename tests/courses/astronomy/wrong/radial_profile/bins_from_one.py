# the rings are counted from 1: the innermost is left out
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    profile, light = [], []
    for k in range(1, bins + 1):
        counts = image[(r >= k * width) & (r < (k + 1) * width)] - sky
        light.append(np.sum(counts))
        profile.append(np.mean(counts) if len(counts) > 0 else 0)
    profile = np.array(profile)
    return {"profile": profile / np.max(profile), "growth": np.cumsum(light) / star["flux"]}
