def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    cx, cy = star["centroid"]
    i = np.arange(image.shape[0])[:, None]
    j = np.arange(image.shape[1])
    r = np.sqrt((j - cx) ** 2 + (i - cy) ** 2)
    prof, growth = [], []
    for k in range(bins):
        sel = (r >= k * width) & (r < (k + 1) * width)
        prof.append((image[sel] - sky).mean() if sel.any() else 0.0)
        growth.append((image - sky)[r < (k + 1) * width].sum() / star["flux"])
    prof = np.array(prof)
    return {"profile": prof / max(prof), "growth": np.array(growth)}
