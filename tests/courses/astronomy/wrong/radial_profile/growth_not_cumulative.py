# growth is the light of each ring alone, not added up
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    growth = np.zeros(bins)
    for k in range(bins):
        mask = ring == k
        counts = (image - sky)[mask]
        growth[k] = counts.sum() / star["flux"]
        if mask.sum() > 0:
            profile[k] = counts.sum() / mask.sum()
    return {"profile": profile / profile.max(), "growth": growth}
