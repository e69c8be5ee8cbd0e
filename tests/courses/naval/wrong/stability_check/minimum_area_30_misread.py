# held the area to 30 degrees against 0.09 instead of 0.055
def stability_check(kn, angles, kg):
    limits = {"first": 0.09, "second": 0.03, "lever": 0.20, "angle": 25}
    r = np.deg2rad(angles)
    gz = np.empty_like(kn)
    for ship in range(len(kg)):
        gz[ship] = kn[ship] - kg[ship] * np.sin(r)
    cumulative = np.zeros_like(gz)
    cumulative[:, 1:] = np.cumsum((gz[:, 1:] + gz[:, :-1]) / 2 * np.diff(r), axis=1)
    to30 = cumulative[:, angles == 30][:, 0]
    to40 = cumulative[:, angles == 40][:, 0]
    angle_max = angles[np.argmax(gz, axis=1)]
    ok1 = to30 >= limits["first"]
    ok2 = to40 - to30 >= limits["second"]
    ok3 = np.any(gz[:, angles >= 30] >= limits["lever"], axis=1)
    ok4 = angle_max >= limits["angle"]
    return {"gz": gz, "area_30": to30, "area_40": to40 - to30, "angle_max": angle_max, "passes": ok1 & ok2 & ok3 & ok4}
