# let a ship pass if any criterion is met instead of all of them
def stability_check(kn, angles, kg):
    phi = np.radians(angles)
    gz = kn - np.outer(kg, np.sin(phi))
    i30 = int(np.argmin(np.abs(angles - 30)))
    i40 = int(np.argmin(np.abs(angles - 40)))
    a30 = np.trapezoid(gz[:, : i30 + 1], phi[: i30 + 1], axis=1)
    a40 = np.trapezoid(gz[:, i30 : i40 + 1], phi[i30 : i40 + 1], axis=1)
    best = angles[gz.argmax(axis=1)]
    conditions = np.array([a30 >= 0.055, a40 >= 0.03, gz[:, i30:].max(axis=1) >= 0.2, best >= 25])
    return {"gz": gz, "area_30": a30, "area_40": a40, "angle_max": best, "passes": conditions.any(axis=0)}
