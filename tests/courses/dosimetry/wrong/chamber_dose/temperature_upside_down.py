# divided the reference temperature by the measured one instead of the other way round
def chamber_dose(readings, leakage, temperature, pressure, ratio, pulsed, n_dw, k_q):
    """Absorbed dose to water from the readings of an ionization chamber, for several beams.

    readings: charges in nC, shape (3, r, c): three settings of the voltage (full positive,
        full negative, reduced positive), r repetitions, c beams; those of the negative voltage are negative
    leakage: what each setting reads without a beam, in nC, shape (3,)
    temperature, pressure: of the air, in degrees Celsius and kPa, numbers
    ratio: full voltage over reduced voltage, a number
    pulsed: True for a pulsed beam, False for a continuous one, shape (c,)
    n_dw: calibration factor of the chamber in cGy/nC, a number
    k_q: correction for the beam quality, shape (c,)

    returns: dictionary with
        k_tp: correction for temperature and pressure, a number
        k_pol, k_s: corrections for polarity and recombination, shape (c,)
        dose: dose to water in cGy, shape (c,)
    """
    mean = np.mean(readings, axis=1) - leakage[:, None]
    plus, minus, low = np.abs(mean)
    k_tp = (273.15 + T_REF) / (273.15 + temperature) * P_REF / pressure
    k_pol = (plus + minus) / (2 * plus)
    quotient = plus / low
    k_pulsed = (1 - ratio) / (quotient - ratio)
    k_continuous = (1 - ratio**2) / (quotient - ratio**2)
    k_s = np.where(pulsed, k_pulsed, k_continuous)
    dose = plus * k_tp * k_pol * k_s * n_dw * k_q
    return {"k_tp": k_tp, "k_pol": k_pol, "k_s": k_s, "dose": dose}
