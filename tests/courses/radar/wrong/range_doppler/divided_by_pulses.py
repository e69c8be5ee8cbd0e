# the power is divided by the number of pulses instead of the sum of the squared window
def range_doppler(echoes, pulse, prf, wavelength):
    mf = pulse_compress(echoes, pulse)
    M, N = mf.shape
    w = np.hamming(M)
    power = np.zeros((M, N))
    for b in range(N):
        slow = mf[:, b] - mf[:, b].mean()
        line = np.fft.fftshift(np.fft.fft(slow * w))
        power[:, b] = np.abs(line)**2 / M
    fd = np.fft.fftshift(np.fft.fftfreq(M, 1 / prf))
    rr = -wavelength * fd / 2
    i, j = np.unravel_index(power.argmax(), (M, N))
    return {"power": power, "range_rate": rr, "target_rate": rr[i], "target_bin": j}
