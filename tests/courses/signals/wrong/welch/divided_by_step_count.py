# what: the average divides by len(x)//step instead of by the number of whole segments
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    nseg = len(x) // step
    tot = np.zeros(width // 2 + 1)
    for i in range(nseg):
        seg = x[i * step:i * step + width]
        if len(seg) < width:
            break
        tot += np.abs(np.fft.rfft((seg - seg.mean()) * w)) ** 2
    tot = tot / nseg / (fs * np.sum(w * w))
    if width % 2 == 0:
        tot[1:-1] *= 2
    else:
        tot[1:] *= 2
    return np.arange(width // 2 + 1) * fs / width, tot
