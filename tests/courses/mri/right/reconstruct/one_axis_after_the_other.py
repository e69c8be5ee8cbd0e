# the transform axis by axis, shifts by roll
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    y, x = np.ogrid[-(H // 2) : H - H // 2, -(W // 2) : W - W // 2]
    r = np.sqrt(y * y + x * x)
    w = (r < radius) * (1 + np.cos(np.pi * r / radius)) / 2
    out = kspace * w
    for ax, n in ((1, H), (2, W)):
        out = np.roll(out, -(n // 2), axis=ax)
        out = np.fft.ifft(out, axis=ax) * n / np.sqrt(n)
        out = np.roll(out, n // 2, axis=ax)
    rss = np.sqrt(np.einsum("cyx,cyx->yx", out, out.conj()).real)
    return out, rss, rss > fraction * rss.max()
