# the angles are converted with 180/pi, from radians to degrees
def bus_powers(Y, Vm, Va):
    angle = Va * 180 / np.pi
    phasor = Vm * np.exp(1j * angle)
    current = np.matmul(Y, phasor)
    apparent = phasor * np.conjugate(current)
    active = apparent.real
    return active, apparent.imag, active.sum()
