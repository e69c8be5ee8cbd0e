# growth is the light inside the inner edge of each ring: its own light is not included
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    growth = np.zeros(bins)
    enclosed = 0.0
    for k in range(bins):
        counts = image[ring == k] - sky
        growth[k] = enclosed / star["flux"]
        enclosed += counts.sum()
        if counts.size > 0:
            profile[k] = counts.sum() / counts.size
    return {"profile": profile / profile.max(), "growth": growth}
