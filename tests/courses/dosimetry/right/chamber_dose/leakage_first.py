def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    net = readings - leakage.reshape(3, 1, 1)
    M = net.sum(axis=1) / net.shape[1]
    v = np.where(pulsed, ratio, ratio * ratio)
    pol = 0.5 - 0.5 * M[1] / M[0]
    rec = (v - 1) / (v - M[0] / M[2])
    air = (273.15 + temperature) / 293.15 * (101.325 / pressure)
    return dict(k_tp=air, k_pol=pol, k_s=rec, dose=M[0] * air * pol * rec * n_dw * k_q)
