def height_curve(dbh, height, broken, others):
    n = sd_ = sy = sdd = sdy = 0
    for d, h, gone in zip(dbh, height, broken):
        if not gone:
            y = d / (h - 1.3) ** 0.5
            n, sd_, sy, sdd, sdy = n + 1, sd_ + d, sy + y, sdd + d * d, sdy + d * y
    b = (n * sdy - sd_ * sy) / (n * sdd - sd_**2)
    a = (sy - b * sd_) / n
    rss = 0
    for d, h, gone in zip(dbh, height, broken):
        if not gone:
            rss += (h - 1.3 - (d / (a + b * d)) ** 2) ** 2
    return np.array([a, b]), 1.3 + 1 / (a / others + b) ** 2, np.sqrt(rss / (n - 2))
