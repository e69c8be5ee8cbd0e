def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    cx, cy = star["centroid"]
    total = np.zeros(bins)
    count = np.zeros(bins)
    for i in range(image.shape[0]):
        for j in range(image.shape[1]):
            k = int(np.sqrt((j - cx) ** 2 + (i - cy) ** 2) / width)
            if k < bins:
                total[k] += image[i, j] - sky
                count[k] += 1
    profile = np.zeros(bins)
    profile[count > 0] = total[count > 0] / count[count > 0]
    growth = np.zeros(bins)
    s = 0
    for k in range(bins):
        s += total[k]
        growth[k] = s / star["flux"]
    return {"profile": profile / profile.max(), "growth": growth}
