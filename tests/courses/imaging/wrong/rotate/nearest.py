# what: nearest neighbour: the fractions are rounded
def rotate(image, degrees, fill=0.0):
    h, w = image.shape
    theta = np.deg2rad(degrees)
    ci, cj = (h - 1) / 2, (w - 1) / 2
    i, j = np.mgrid[:h, :w]
    y, x = i - ci, j - cj
    si = np.sin(theta) * x + np.cos(theta) * y + ci
    sj = np.cos(theta) * x - np.sin(theta) * y + cj
    inside = (si >= 0) & (si <= h - 1) & (sj >= 0) & (sj <= w - 1)
    i0 = np.clip(np.floor(si).astype(int), 0, h - 2)
    j0 = np.clip(np.floor(sj).astype(int), 0, w - 2)
    fi, fj = np.round(si - i0), np.round(sj - j0)
    upper = (1 - fj) * image[i0, j0] + fj * image[i0, j0 + 1]
    lower = (1 - fj) * image[i0 + 1, j0] + fj * image[i0 + 1, j0 + 1]
    return np.where(inside, (1 - fi) * upper + fi * lower, fill)
