# added the lever of the centre of gravity instead of subtracting it from KN
def stability_check(kn, angles, kg):
    rad = np.deg2rad(angles)
    levers = np.array([row + height * np.sin(rad) for row, height in zip(kn, kg)])
    first = angles <= 30
    second = np.logical_and(angles >= 30, angles <= 40)

    def trapezoid(y, x):
        return np.sum((y[:, :-1] + y[:, 1:]) * (x[1:] - x[:-1]) / 2, axis=1)

    a1 = trapezoid(levers[:, first], rad[first])
    a2 = trapezoid(levers[:, second], rad[second])
    top = angles[levers.argmax(1)]
    good = (a1 >= 0.055) * (a2 >= 0.03) * (levers[:, angles >= 30].max(1) >= 0.2) * (top >= 25)
    return {"gz": levers, "area_30": a1, "area_40": a2, "angle_max": top, "passes": good}
