# what: not reflected, and the top-hat has the wrong sign
def opening(image, element):
    a, b = element.shape
    pad = ((a // 2, a // 2), (b // 2, b // 2))
    view = np.lib.stride_tricks.sliding_window_view
    big = np.pad(image, pad, constant_values=np.inf)
    ero = view(big, (a, b))[:, :, element].min(axis=-1)
    big = np.pad(ero, pad, constant_values=-np.inf)
    dil = view(big, (a, b))[:, :, element].max(axis=-1)
    return {"eroded": ero, "opened": dil, "tophat": dil - image}
