# the signal is not turned back by the phase of the pulse: the receiver does not follow
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    def Rx(a):
        return np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])

    def Rz(a):
        return np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])

    flips = np.radians(flips)
    phases = np.radians(phases)
    mag = np.zeros((3, len(df)))
    mag[2] = 1.0
    signal = np.zeros(len(flips), complex)
    mz = np.zeros(len(flips))
    for i in range(len(flips)):
        mz[i] = np.mean(mag[2])
        mag = Rz(phases[i]) @ Rx(flips[i]) @ Rz(-phases[i]) @ mag
        mag = free_precession(mag, TE, df, T1, T2)
        signal[i] = np.mean(mag[0]) + 1j * np.mean(mag[1])
        mag = free_precession(mag, TR - TE, df, T1, T2)
        if spoil:
            mag[0:2] = 0.0
    return signal, mz
