# transformed the whole height instead of the height above 1.3 m
def height_curve(dbh, height, broken, others):
    """Petterson's height curve by least squares, and the heights that it gives.

    dbh, height: diameters in cm and heights in m of the sample trees, shape (n,)
    broken: True where a tree's top is broken, shape (n,)
    others: diameters in cm of the trees without a measured height, shape (m,)

    returns: coefs, heights, sd
        coefs: a and b, shape (2,)
        heights: heights of the other trees in m, shape (m,)
        sd: residual standard deviation of the heights in m, a number
    """
    d = dbh[~broken]
    h = height[~broken]
    y = d / np.sqrt(h)
    b = np.sum((d - np.mean(d)) * (y - np.mean(y))) / np.sum((d - np.mean(d)) ** 2)
    a = np.mean(y) - b * np.mean(d)
    heights = 1.3 + (others / (a + b * others)) ** 2
    residuals = h - (1.3 + (d / (a + b * d)) ** 2)
    sd = np.sqrt(np.sum(residuals**2) / (len(d) - 2))
    return np.array([a, b]), heights, sd
