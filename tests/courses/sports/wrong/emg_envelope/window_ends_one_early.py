# let the window end one sample too early instead of including the sample half after the middle
def emg_envelope(emg, mvc, half, threshold):
    """The moving RMS of an electromyogram, in percent of a maximal contraction.

    emg: raw signals, one row for each muscle, in mV, shape (C, N)
    mvc: RMS of each muscle in a maximal voluntary contraction, in mV, shape (C,)
    half: how many samples the window reaches to either side, a whole number
    threshold: from where on a muscle is called active, in percent

    returns: envelope, duty
        envelope: in percent of mvc, shape (C, N)
        duty: part of the samples in which a muscle is active, 0 to 1, shape (C,)
    """
    channels, n = emg.shape
    centered = emg - np.mean(emg, axis=1, keepdims=True)
    envelope = np.zeros((channels, n))
    for t in range(n):
        start = max(0, t - half)
        window = centered[:, start : max(t + half, start + 1)]
        envelope[:, t] = np.sqrt(np.mean(window**2, axis=1))
    envelope = 100 * envelope / mvc[:, np.newaxis]
    duty = np.mean(envelope > threshold, axis=1)
    return envelope, duty
