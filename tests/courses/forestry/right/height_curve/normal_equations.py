def height_curve(dbh, height, broken, others):
    keep = [i for i in range(len(dbh)) if not broken[i]]
    X = np.stack([np.ones(len(keep)), dbh[keep]], axis=1)
    y = X[:, 1] * (height[keep] - 1.3) ** -0.5
    c = np.linalg.lstsq(X, y, rcond=None)[0]
    fit = 1.3 + X[:, 1] ** 2 / (X @ c) ** 2
    rss = ((height[keep] - fit) ** 2).sum()
    return c, np.array([(x / (c[0] + c[1] * x)) ** 2 + 1.3 for x in others]), (rss / (len(keep) - 2)) ** 0.5
