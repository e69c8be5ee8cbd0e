# subtracted KG itself instead of KG times the sine of the heel
def stability_check(kn, angles, kg):
    rad = angles * np.pi / 180
    gz = kn - kg[:, None]
    n30 = list(angles).index(30)
    n40 = list(angles).index(40)
    area_30 = np.zeros(len(kg))
    area_40 = np.zeros(len(kg))
    for j in range(n40):
        piece = 0.5 * (gz[:, j] + gz[:, j + 1]) * (rad[j + 1] - rad[j])
        if j < n30:
            area_30 = area_30 + piece
        else:
            area_40 = area_40 + piece
    angle_max = angles[np.argmax(gz, axis=1)]
    lever = gz[:, n30:].max(axis=1)
    passes = np.all([area_30 >= 0.055, area_40 >= 0.03, lever >= 0.2, angle_max >= 25], axis=0)
    return {"gz": gz, "area_30": area_30, "area_40": area_40, "angle_max": angle_max, "passes": passes}
