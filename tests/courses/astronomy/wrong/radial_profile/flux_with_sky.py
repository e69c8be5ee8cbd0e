# growth is divided by the sum of the raw image
def radial_profile(image, sky, bins, width):
    info = image_moments(image, sky)
    cx = info["centroid"][0]
    cy = info["centroid"][1]
    rows, cols = np.indices(image.shape)
    dist = np.sqrt((cols - cx) ** 2 + (rows - cy) ** 2)
    edges = np.arange(bins + 1) * width
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k, (lo, hi) in enumerate(zip(edges[:-1], edges[1:])):
        sel = (dist >= lo) & (dist < hi)
        if sel.sum() == 0:
            continue
        light[k] = (image[sel] - sky).sum()
        profile[k] = (image[sel] - sky).mean()
    return {"profile": profile / profile.max(), "growth": np.cumsum(light) / image.sum()}
