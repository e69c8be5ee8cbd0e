# regressed the diameter on y and turned the line around instead of regressing y on the diameter
def height_curve(dbh, height, broken, others):
    keep = broken == False
    d = dbh[keep]
    h = height[keep]
    n = len(d)
    y = d / np.sqrt(h - 1.3)
    sxy = (d * y).sum() - d.sum() * y.sum() / n
    syy = (y**2).sum() - y.sum() ** 2 / n
    slope = sxy / syy
    const = d.mean() - slope * y.mean()
    b = 1 / slope
    a = -const / slope
    pred = lambda x: 1.3 + x**2 / (a + b * x) ** 2
    sd = (np.sum((h - pred(d)) ** 2) / (n - 2)) ** 0.5
    return np.array([a, b]), pred(others), sd
