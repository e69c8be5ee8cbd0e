# the Hann window is never applied
def reconstruct(kspace, radius, fraction):
    coils = np.empty(kspace.shape, dtype=complex)
    for i, k in enumerate(kspace):
        shifted = np.fft.ifftshift(k)
        coils[i] = np.fft.fftshift(np.fft.ifft2(shifted, norm="ortho"))
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * np.amax(rss)
