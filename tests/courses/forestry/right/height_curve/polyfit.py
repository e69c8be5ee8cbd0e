def height_curve(dbh, height, broken, others):
    d, h = dbh[~broken], height[~broken]
    line = np.polyfit(d, d / np.sqrt(h - 1.3), 1)
    curve = lambda x: 1.3 + (x / np.polyval(line, x)) ** 2
    sd = np.linalg.norm(h - curve(d)) / np.sqrt(len(d) - 2)
    return line[::-1], curve(others), sd
