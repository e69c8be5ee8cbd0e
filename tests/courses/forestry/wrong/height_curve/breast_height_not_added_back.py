# forgot to add the 1.3 m back when the heights are computed from the curve
def height_curve(dbh, height, broken, others):
    ok = np.logical_not(broken)
    d, h = dbh[ok], height[ok]
    z = d / (h - 1.3) ** 0.5
    b, a = np.polyfit(d, z, 1)

    def curve(x):
        return (x / (a + b * x)) ** 2

    rest = h - curve(d)
    sd = np.sqrt(rest @ rest / (d.size - 2))
    return np.array([a, b]), curve(others), sd
