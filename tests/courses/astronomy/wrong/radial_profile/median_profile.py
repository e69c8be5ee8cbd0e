# the profile has the median of each ring, not the mean
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    net = image - sky
    groups = [net[ring == k] for k in range(bins)]
    profile = np.array([np.median(g) if g.size else 0.0 for g in groups])
    light = np.array([g.sum() for g in groups])
    return {"profile": profile / profile.max(), "growth": light.cumsum() / star["flux"]}
