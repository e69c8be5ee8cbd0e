# took only the samples before the middle instead of those on both sides
def emg_envelope(emg, mvc, half, threshold):
    x = (emg.T - emg.mean(axis=1)).T
    out = []
    for i in range(x.shape[1]):
        piece = x[:, max(i - half, 0):i + 1]
        out.append(np.sqrt((piece * piece).mean(axis=1)) / mvc * 100)
    envelope = np.array(out).T
    duty = np.sum(envelope > threshold, axis=1) / envelope.shape[1]
    return envelope, duty
