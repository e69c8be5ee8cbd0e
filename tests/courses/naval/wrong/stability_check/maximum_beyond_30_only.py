# looked for the angle of the largest lever from 30 degrees on instead of over the whole curve
def stability_check(kn, angles, kg):
    sines = np.sin(angles / 180 * np.pi)
    gz = kn - kg.reshape(-1, 1) * sines.reshape(1, -1)
    rad = np.deg2rad(angles)

    def area(lo, hi):
        inside = (angles >= lo) & (angles <= hi)
        return np.trapezoid(gz[:, inside], rad[inside], axis=-1)

    area_30, area_40 = area(0, 30), area(30, 40)
    beyond = angles >= 30
    where = np.argmax(gz[:, beyond], axis=1)
    angle_max = angles[beyond][where]
    peak = gz[:, beyond].max(axis=1)
    ok = (area_30 >= 0.055) & (area_40 >= 0.03) & (peak >= 0.2) & (angle_max >= 25)
    return dict(gz=gz, area_30=area_30, area_40=area_40, angle_max=angle_max, passes=ok)
