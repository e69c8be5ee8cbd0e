# left out the strip that ends at 30 degrees instead of counting it
def stability_check(kn, angles, kg):
    """Righting levers of several ships, and whether they meet the criteria.

    kn: cross curves, shape (c, a), one row a ship
    angles: heel angles in degrees, from 0 upward, shape (a,)
    kg: heights of the centres of gravity, shape (c,)

    returns: dictionary with
        gz: righting levers, shape (c, a)
        area_30: areas from 0 to 30 degrees in m rad, shape (c,)
        area_40: areas from 30 to 40 degrees in m rad, shape (c,)
        angle_max: angles of the largest levers in degrees, shape (c,)
        passes: whether all four criteria are met, truth values, shape (c,)
    """
    gz = kn - kg[:, None] * np.sin(np.deg2rad(angles))
    strips = (gz[:, 1:] + gz[:, :-1]) / 2 * np.deg2rad(np.diff(angles))
    ends = angles[1:]
    area_30 = np.sum(strips[:, ends < 30], axis=1)
    area_40 = np.sum(strips[:, (ends > 30) & (ends <= 40)], axis=1)
    angle_max = angles[np.argmax(gz, axis=1)]
    largest = np.max(gz[:, angles >= 30], axis=1)
    passes = (area_30 >= 0.055) & (area_40 >= 0.03) & (largest >= 0.20) & (angle_max >= 25)
    return {
        "gz": gz,
        "area_30": area_30,
        "area_40": area_40,
        "angle_max": angle_max,
        "passes": passes,
    }
