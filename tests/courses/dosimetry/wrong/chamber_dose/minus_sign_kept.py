# kept the sign of the negative reading in the polarity correction instead of its absolute value
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    m_plus = readings[0].mean(axis=0) - leakage[0]
    m_minus = readings[1].mean(axis=0) - leakage[1]
    m_low = readings[2].mean(axis=0) - leakage[2]
    ktp = (temperature + 273.15) / (T_REF + 273.15) * (P_REF / pressure)
    kpol = (m_plus + m_minus) / (2 * m_plus)
    q = m_plus / m_low
    v = np.where(pulsed, ratio, ratio**2)
    ks = (1 - v) / (q - v)
    return {"k_tp": ktp, "k_pol": kpol, "k_s": ks, "dose": m_plus * ktp * kpol * ks * n_dw * k_q}
