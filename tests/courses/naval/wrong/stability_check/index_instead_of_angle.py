# gave the index of the largest lever instead of its angle
def stability_check(kn, angles, kg):
    gz = kn - kg[:, None] * np.sin(np.deg2rad(angles))
    strips = (gz[:, 1:] + gz[:, :-1]) / 2 * np.deg2rad(np.diff(angles))
    ends = angles[1:]
    area_30 = np.sum(strips[:, ends <= 30], axis=1)
    area_40 = np.sum(strips[:, (ends > 30) & (ends <= 40)], axis=1)
    angle_max = np.argmax(gz, axis=1)
    largest = np.max(gz[:, angles >= 30], axis=1)
    passes = (area_30 >= 0.055) & (area_40 >= 0.03) & (largest >= 0.20) & (angle_max >= 25)
    return {
        "gz": gz,
        "area_30": area_30,
        "area_40": area_40,
        "angle_max": angle_max,
        "passes": passes,
    }
