def stability_check(kn, angles, kg):
    rad = np.radians(angles)
    gz = kn - np.outer(kg, np.sin(rad))

    def area(lo, hi):
        part = (angles >= lo) & (angles <= hi)
        return np.trapezoid(gz[:, part], rad[part], axis=1)

    first, second = area(0, 30), area(30, 40)
    best = angles[gz.argmax(axis=1)]
    lever = (gz[:, angles >= 30] >= 0.2).any(axis=1)
    ok = np.all([first >= 0.055, second >= 0.03, lever, best >= 25], axis=0)
    return dict(gz=gz, area_30=first, area_40=second, angle_max=best, passes=ok)
