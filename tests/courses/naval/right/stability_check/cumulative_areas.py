def stability_check(kn, angles, kg):
    rad = angles * np.pi / 180
    gz = (kn.T - np.sin(rad)[:, None] * kg).T
    energy = np.zeros(gz.shape)
    for j in range(1, len(angles)):
        energy[:, j] = energy[:, j - 1] + (gz[:, j - 1] + gz[:, j]) * (rad[j] - rad[j - 1]) / 2
    i30, i40 = np.searchsorted(angles, [30, 40])
    area_30 = energy[:, i30]
    area_40 = energy[:, i40] - area_30
    angle_max = np.take(angles, np.argmax(gz, axis=1))
    fails = (area_30 < 0.055) | (area_40 < 0.03) | (gz[:, i30:].max(axis=1) < 0.2) | (angle_max < 25)
    return {"passes": ~fails, "angle_max": angle_max, "area_30": area_30, "area_40": area_40, "gz": gz}
