# added b times the mean diameter for the intercept instead of subtracting it
def height_curve(dbh, height, broken, others):
    d, h = dbh[~broken], height[~broken]
    n = d.shape[0]
    y = d / np.sqrt(h - 1.3)
    mean_d = sum(d) / n
    mean_y = sum(y) / n
    top = bottom = 0
    for di, yi in zip(d, y):
        top += (di - mean_d) * (yi - mean_y)
        bottom += (di - mean_d) ** 2
    b = top / bottom
    a = mean_y + b * mean_d
    h_of = lambda x: (x / (a + b * x)) ** 2 + 1.3
    sq = 0
    for di, hi in zip(d, h):
        sq += (hi - h_of(di)) ** 2
    return np.array([a, b]), h_of(others), np.sqrt(sq / (n - 2))
